/** Letters of a hash in the name of a file, at the least. The main script names each chunk, and nothing in it compresses worse. */
export const HASH_LENGTH = 6;

/** Ends the path of a file whose name holds the hash of its content: the same name, the same content. */
export const HASHED_NAME = new RegExp(String.raw`[.-][0-9a-f]{${HASH_LENGTH},}(?:\.\w+){1,2}$`);
