/** Documents for tests of this package and of what is built upon it. */
export {manyOperations} from './manyOperations';
export {schemaPlace, schemaSpec, tinySpec} from './tinySpec';
