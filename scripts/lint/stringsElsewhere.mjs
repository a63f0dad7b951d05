// @ts-check

const LETTERS = '/[A-Za-z]{2}/';
/** How sentences and labels of several words begin. */
const WORDS = String.raw`/^[^A-Za-z]*[A-Z][a-z]+[,:;]? [a-z(]/`;

/** Attributes and properties that readers see or hear. */
const SHOWN =
  '/^(aria-label|ariaLabel|textContent|title|label|alt|placeholder|description|heading|message|text|detail|action)$/';

/** What is no string of ours: the framework's own, code, and what programs and maintainers read. */
const NOT_OURS = [
  'CallExpression[callee.name="translate"] *',
  'JSXElement[openingElement.name.name=/^(Translate|code|kbd)$/] JSXText',
  'NewExpression[callee.name=/Error$/] *',
  'CallExpression[callee.type="Super"] *',
  'CallExpression[callee.object.name="console"] *',
]
  .map((selector) => `:not(${selector})`)
  .join('');

const selector = [
  `JSXText[value=${LETTERS}]`,
  `JSXAttribute[name.name=${SHOWN}] > Literal[value=${LETTERS}]`,
  `JSXAttribute[name.name=${SHOWN}] TemplateElement[value.raw=${LETTERS}]`,
  `Property[key.name=${SHOWN}] > Literal[value=/^[A-Z][a-z]/]`,
  `Property[key.name=${SHOWN}] > TemplateLiteral > TemplateElement[value.raw=/^[A-Z][a-z]/]`,
  `AssignmentExpression[left.property.name=${SHOWN}] > Literal[value=${LETTERS}]`,
  `AssignmentExpression[left.property.name=${SHOWN}] > ConditionalExpression > Literal[value=${LETTERS}]`,
  `Literal[value=${WORDS}]`,
  `TemplateElement[value.raw=${WORDS}]`,
]
  .map((one) => one + NOT_OURS)
  .join();

/** An option of ESLint's `no-restricted-syntax`: strings of the interface live in one file for each language. */
export const stringsElsewhere = {
  message: 'Put the string into i18n/en/strings.ts and show it from there.',
  selector,
};
