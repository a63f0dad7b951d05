import {describe, expect, it} from 'vitest';
import {isPowerShell} from './isPowerShell';

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
  ])('are not taken for bash: %s', (sample) => {
    expect(isPowerShell(sample)).toBe(false);
  });
});
