/** What a line of PowerShell has and a line of bash has not. */
const SIGNS: readonly RegExp[] = [
  // Variables: $Env:NAME, and values that are given to one.
  /\$env:[A-Z]\w/,
  /\$Env:\w/,
  /^\s*\$\w+(:\w+)? ?= ?\S/m,
  // Cmdlets, types, and calls of a path.
  /(^|[|;({=])\s*(Get|Set|New|Remove|Invoke|Start|Stop|Restart|Read|Write|Out|Select|Where|ForEach|Sort|Format|Measure|Convert|ConvertTo|ConvertFrom|Expand|Test|Add|Import|Export|Join|Split|Resolve|Wait)-[A-Z][A-Za-z]+(?!:)\b/m,
  /\[[A-Z]\w*(\.\w+)*\]::/,
  /^\s*&\s*["'$.\w]/m,
  /^\s*"?[A-Za-z]:\\\S/m,
  // Blocks, and lines that go on.
  /^\s*(foreach|if|elseif|while|switch)\s*\([^;\n]*\)\s*\{/im,
  /^[^`\n]*\s`\s*$/m,
  /^\s*\(.*\)\.[A-Z]\w*/m,
];

/** Whether commands are written for PowerShell. Those that both shells take count as bash. */
export function isPowerShell(sample: string): boolean {
  return SIGNS.some((sign) => sign.test(sample));
}
