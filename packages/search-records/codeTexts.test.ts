import {describe, expect, it} from 'vitest';
import {codeTexts, commandsOf} from './codeTexts';

describe('codeTexts', () => {
  const texts = (language: string): string[] =>
    codeTexts({kind: 'code', use: 'input', language, code: 'thv run a\nthv list'});

  it.each(['bash', 'sh', 'shell', 'zsh', 'fish', 'console', 'powershell'])(
    'gives one entry per command of %s',
    (language) => {
      expect(texts(language)).toEqual(['thv run a', 'thv list']);
    },
  );

  it.each(['text', 'json'])('gives nothing of an output in %s', (language) => {
    expect(texts(language)).toEqual([]);
  });
});

describe('commandsOf', () => {
  it('gives one entry per command', () => {
    expect(commandsOf('thv run fetch\n\nthv list\n')).toEqual(['thv run fetch', 'thv list']);
  });

  it('joins continued lines, in a Unix shell and in PowerShell', () => {
    expect(commandsOf('thv run \\\n  --port 1 \\\n  fetch')).toEqual(['thv run --port 1 fetch']);
    expect(commandsOf('thv run `\n  fetch')).toEqual(['thv run fetch']);
  });

  it('leaves out comments', () => {
    expect(commandsOf('# first\nthv list # all\n  # last')).toEqual(['thv list # all']);
  });

  it('keeps a here-document with its command', () => {
    expect(
      commandsOf("kubectl apply -f - <<'EOF'\nkind: Secret\nEOF\nkubectl get secrets"),
    ).toEqual(["kubectl apply -f - <<'EOF' kind: Secret EOF", 'kubectl get secrets']);
  });

  it('ends a here-document at a number, where one is named', () => {
    expect(commandsOf('cat <<1\nhello\n1\nthv list')).toEqual(['cat <<1 hello 1', 'thv list']);
  });

  it('takes neither a here-string nor a shift for a here-document', () => {
    const commands = [
      'jq . <<<"$TOKEN"',
      'cat <<< EOF',
      'echo $((1 << 2))',
      'm=$((1 << n))',
      'thv list',
    ];
    expect(commandsOf(commands.join('\n'))).toEqual(commands);
  });

  it('keeps what is not closed', () => {
    expect(commandsOf('cat <<EOF\nopen \\')).toEqual(['cat <<EOF open']);
  });
});
