/** Shape of what a push writes. A server reads versions of its own shape only, so that old and new servers can run side by side. */
export const FORMAT = 3;

/** Key of the lock that lets one program push at a time; any number that others do not use. */
export const LOCK = 7_483_920_116;

/**
 * Tables of the index. Every row belongs to a version, and a version never changes: readers search the newest one until a push has
 * been written as a whole.
 */
export const SCHEMA = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE TABLE IF NOT EXISTS docs_search_versions (
    version int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id uuid NOT NULL,
    index_name text NOT NULL,
    format int NOT NULL,
    digest text NOT NULL,
    pushed timestamptz NOT NULL DEFAULT now(),
    settings json NOT NULL,
    about json NOT NULL
  );
  CREATE TABLE IF NOT EXISTS docs_search_words (
    version int NOT NULL REFERENCES docs_search_versions ON DELETE CASCADE,
    term text COLLATE "C" NOT NULL,
    stem text COLLATE "C" NOT NULL,
    places int NOT NULL,
    PRIMARY KEY (version, term)
  );
  CREATE INDEX IF NOT EXISTS docs_search_words_stem ON docs_search_words (version, stem);
  CREATE INDEX IF NOT EXISTS docs_search_words_like ON docs_search_words USING gist (term gist_trgm_ops);
  CREATE TABLE IF NOT EXISTS docs_search_pages (
    version int NOT NULL REFERENCES docs_search_versions ON DELETE CASCADE,
    page int NOT NULL,
    url text NOT NULL,
    rank float8 NOT NULL,
    length float8 NOT NULL,
    outline json NOT NULL,
    telling json NOT NULL,
    PRIMARY KEY (version, page)
  );
  CREATE INDEX IF NOT EXISTS docs_search_pages_url ON docs_search_pages (version, url);
  -- Where a word stands on a page: its texts, with what the table of texts says of each, so that it need not be asked; and each place
  -- as the number of a text and of a word in it.
  CREATE TABLE IF NOT EXISTS docs_search_mentions (
    version int NOT NULL REFERENCES docs_search_versions ON DELETE CASCADE,
    term text COLLATE "C" NOT NULL,
    page int NOT NULL,
    nodes int[] NOT NULL,
    untils int[] NOT NULL,
    addresses int[] NOT NULL,
    levels int[] NOT NULL,
    classes int[] NOT NULL,
    parent_classes int[] NOT NULL,
    places int[] NOT NULL,
    PRIMARY KEY (version, term, page)
  );
  CREATE TABLE IF NOT EXISTS docs_search_texts (
    version int NOT NULL REFERENCES docs_search_versions ON DELETE CASCADE,
    node int NOT NULL,
    -- One past the last text below a heading.
    until int NOT NULL,
    page int NOT NULL,
    address int NOT NULL,
    level int NOT NULL,
    -- What a record can be filtered by, as its number; null for a text that is no record.
    class int,
    -- The nearest record that it stands below, and the class of that; null for none.
    above int,
    parent_class int,
    -- For words that stand side by side.
    words tsvector NOT NULL,
    object_id text,
    record json,
    summary text,
    PRIMARY KEY (version, node)
  );
  -- Of tables that a program of format 1 has made.
  ALTER TABLE docs_search_texts ADD COLUMN IF NOT EXISTS above int;
  CREATE INDEX IF NOT EXISTS docs_search_texts_words ON docs_search_texts USING gin (words);
  CREATE INDEX IF NOT EXISTS docs_search_texts_id ON docs_search_texts (version, object_id);`;
