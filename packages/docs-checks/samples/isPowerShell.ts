import {withoutTexts} from './readShell';

/** What a line of PowerShell has and a line of bash has not, both without their texts. */
const SIGNS: readonly RegExp[] = [
  // Variables: $Env:NAME, and values that are given to one.
  /\$env:[A-Z]\w/,
  /\$Env:\w/,
  /^[ \t]*\$\w+(:\w+)? ?= ?\S/m,
  // Cmdlets, types, and calls of a path.
  /(^|[|;({=])[ \t]*(Get|Set|New|Remove|Invoke|Start|Stop|Restart|Read|Write|Out|Select|Where|ForEach|Sort|Format|Measure|Convert|ConvertTo|ConvertFrom|Expand|Test|Add|Import|Export|Join|Split|Resolve|Wait)-[A-Z][A-Za-z]+(?!:)\b/m,
  /\[[A-Z]\w*(\.\w+)*\]::/,
  /^[ \t]*&\s*["'$.\w]/m,
  /^[ \t]*[A-Za-z]:\\\S/m,
  // Blocks, and lines that go on.
  /^[ \t]*(foreach|if|elseif|while|switch)\s*\([^;\n]*\)\s*\{/im,
  /^[^`\n]*[ \t]`[ \t]*$/m,
  /^[ \t]*\(.*\)\.[A-Z]\w*/m,
];

/** A path in quotes that begins a line, which is a text itself. */
const QUOTED_PATH = /^[ \t]*"[A-Za-z]:\\\S/m;

/** Whether commands are written for PowerShell. Those that both shells take count as bash. */
export function isPowerShell(sample: string): boolean {
  const bare = withoutTexts(sample);
  return QUOTED_PATH.test(sample) || SIGNS.some((sign) => sign.test(bare));
}
