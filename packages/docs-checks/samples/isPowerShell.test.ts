import {describe, expect, it} from 'vitest';
import {isPowerShell} from './readPowerShell';

describe('commands for PowerShell', () => {
  it.each([
    '$Env:TOOLHIVE_DOCKER_SOCKET = "x"',
    '$x=(thv list)',
    'foreach ($n in "fetch") { thv stop $n }',
    '(Invoke-WebRequest http://localhost:8080/health).StatusCode',
    '(thv list --format json).Length',
    '[Environment]::SetEnvironmentVariable("Path", "x", "User")',
    '& "C:\\Program Files\\thv.exe" list',
    'C:\\thv\\thv.exe list',
    '"C:\\thv\\a.json" | thv run --from-config - fetch',
    "# Don't stop it.\n$x = 'a'",
    '$x = "a `"b`" c"',
    'thv run `\n  --port 9100 fetch',
    'thv list | Select-Object -First 1',
    'Get-Content a | kubectl apply -f -',
  ])('are known: %s', (sample) => {
    expect(isPowerShell(sample)).toBe(true);
  });

  it.each([
    'thv run --transport sse fetch',
    'X="$HOME" thv list & thv stop a',
    'echo `thv list`',
    'for n in a b; do thv stop "$n"; done',
    'if [ -z "$X" ]; then thv list; fi',
    '(thv list) && thv stop a',
    'curl -H "Content-Type: application/json" http://localhost:8080/health',
    'export X=$(date)',
    'cat <<EOF > a\nContent-Type: text/plain\nSet-Cookie: a\nEOF',
    'echo "$env:8080"',
    'thv run \\\n  --port 9100 fetch',
    "kubectl get pods -o jsonpath='{.items[*].status}'",
    'kubectl apply -f - <<EOF\nkind: ConfigMap\ndata:\n  a.ps1: |\n    $x = 1\nEOF',
    "cat <<'EOF' > a.ps1\nGet-Content a\nC:\\a\\b\nEOF",
    'awk \'{\n if ($2 == "running") { print $1 }\n}\' a',
    'curl -d "{New-Item}" x',
    '# It\'s one.\necho "a\n$x = 1"',
  ])('are not taken for bash: %s', (sample) => {
    expect(isPowerShell(sample)).toBe(false);
  });
});
