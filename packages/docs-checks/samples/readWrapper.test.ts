import {describe, expect, it} from 'vitest';
import {readWrapper} from './readWrapper';

const inner = (line: string) => {
  const {words, text} = readWrapper(line.split(' ')) ?? {};
  return words?.join(' ') ?? text;
};

describe('a program that runs another one', () => {
  it.each([
    ['sudo thv list', 'thv list'],
    ['sudo -u alice thv list', 'thv list'],
    ['sudo -Eu alice -- thv list', 'thv list'],
    ['/usr/bin/sudo --user=alice X=1 thv list', 'thv list'],
    ['env -u FOO A=1 thv list', 'thv list'],
    ['timeout 30 thv list', 'thv list'],
    ['timeout -s KILL --kill-after=5 30 thv list', 'thv list'],
    ['nice -n 5 nohup thv list', 'nohup thv list'],
    ['nice -n5 thv list', 'thv list'],
    ['xargs thv stop', 'thv stop <ITEM>'],
    ['xargs -r -n2 thv stop', 'thv stop <ITEM> <ITEM>'],
    ['xargs -I{} thv run --name {} fetch', 'thv run --name <ITEM> fetch'],
    ['xargs --replace thv run --name {} fetch', 'thv run --name <ITEM> fetch'],
    ['xargs --replace=X thv run --name X fetch', 'thv run --name <ITEM> fetch'],
    ['xargs -i thv stop {}', 'thv stop <ITEM>'],
    ['xargs --max-lines thv stop', 'thv stop <ITEM>'],
    ['xargs --max-lines=2 thv stop', 'thv stop <ITEM>'],
    ['xargs --max-args=2 thv stop', 'thv stop <ITEM> <ITEM>'],
    ['env -u FOO -S thv list', 'env thv list'],
    ['env --split-string=thv list --all', 'env thv list --all'],
    ['watch -n 5 thv list', 'thv list'],
    ['command -v thv other', 'thv'],
    ['eval thv list', 'thv list'],
    ['su -c thv', 'thv'],
    ['su - alice -c thv', 'thv'],
    ['su -lc thv alice', 'thv'],
    ['su --command=thv alice', 'thv'],
    ['ssh host thv list --all', 'thv list --all'],
    ['ssh -p 2222 -tt alice@host thv list', 'thv list'],
    ['ssh -oPort=2222 host -- thv list', 'thv list'],
    ['docker exec a thv list', 'thv list'],
    ['docker exec -it -e A=1 --user root a thv list', 'thv list'],
    ['podman container exec -itu root a thv list', 'thv list'],
    ['docker compose exec a thv list', 'thv list'],
    ['cmd /d //c thv list', 'thv list'],
    ['cmd /c thv list', 'thv list'],
  ])('is told by %s to run another one', (line, words) => {
    expect(inner(line)).toBe(words);
  });

  it.each([
    'bash',
    'sh -e',
    'bash script.sh -c x',
    'bash /opt/deploy.sh -c prod',
    'bash -o pipefail /opt/deploy.sh -c prod',
    'pwsh -File deploy.ps1 -c prod',
    'env -S',
    'sudo',
    'sudo -v',
    'env A=1',
    'thv list',
    'su - alice',
    'su alice -c',
    'ssh -L 8080:localhost:8080 host',
    'docker exec -it a',
    'docker run a thv list',
    'docker',
    'toString x',
  ])('is not %s', (line) => {
    expect(readWrapper(line.split(' '))).toBeUndefined();
  });

  it('gives a shell one word of text', () => {
    expect(readWrapper(['bash', '-lc', 'thv list; thv stop a', 'name'])).toEqual({
      text: 'thv list; thv stop a',
      shell: 'bash',
      variables: [],
    });
    expect(readWrapper(['pwsh', '-Command', 'thv list', '-x'])?.text).toBe('thv list -x');
  });

  it.each([
    ['bash', '-euo', 'pipefail', '-c'],
    ['bash', '-o', 'pipefail', '-c'],
    ['bash', '-c', '-e', '+o', 'posix'],
    ['bash', '--rcfile', 'a', '-ce'],
    ['powershell', '-ExecutionPolicy', 'Bypass', '-Command'],
    ['PowerShell.exe', '-NoProfile', '-ep', 'Bypass', '-c'],
  ])('may come after options of a shell that take a word: %s %s %s %s', (...words) => {
    expect(readWrapper([...words, 'thv list'])?.text).toBe('thv list');
  });

  it('sets variables for it', () => {
    expect(readWrapper(['env', 'A=1', 'B=2', 'thv'])?.variables).toEqual(['A', 'B']);
  });
});
