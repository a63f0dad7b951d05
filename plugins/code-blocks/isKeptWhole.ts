/** Letters of the longest code that is never cut in two: it has room on the narrowest phones. */
const LONGEST = 24;

/** Whether code in a sentence has the class `whole` (src/css/content.css): browsers break lines after a hyphen, which would leave `--` of a flag behind. */
export const isKeptWhole = (code: string): boolean => code.includes('-') && code.length <= LONGEST;
