/** What a line of PowerShell has and a line of bash has not. */
const SIGNS: readonly RegExp[] = [
  // Variables: $Env:NAME, and values that are given to one.
  /\$env:[A-Z]\w/,
  /\$Env:\w/,
  /^[ \t]*\$\w+(:\w+)? ?= ?\S/m,
  // Cmdlets, types, and calls of a path.
  /(^|[|;({=])[ \t]*(Get|Set|New|Remove|Invoke|Start|Stop|Restart|Read|Write|Out|Select|Where|ForEach|Sort|Format|Measure|Convert|ConvertTo|ConvertFrom|Expand|Test|Add|Import|Export|Join|Split|Resolve|Wait)-[A-Z][A-Za-z]+(?!:)\b/m,
  /\[[A-Z]\w*(\.\w+)*\]::/,
  /^[ \t]*&\s*["'$.\w]/m,
  /^[ \t]*"?[A-Za-z]:\\\S/m,
  // Blocks, and lines that go on.
  /^[ \t]*(foreach|if|elseif|while|switch)\s*\([^;\n]*\)\s*\{/im,
  /^[^`\n]*[ \t]`[ \t]*$/m,
  /^[ \t]*\(.*\)\.[A-Z]\w*/m,
];

/** Whether commands are written for PowerShell. Those that both shells take count as bash. */
export function isPowerShell(sample: string): boolean {
  return SIGNS.some((sign) => sign.test(sample));
}
