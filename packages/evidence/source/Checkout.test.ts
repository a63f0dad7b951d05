import {describe, expect, it} from 'vitest';
import {withFiles} from '../testing/withFiles';
import {Checkout} from './Checkout';

const GO = `package run

// DefaultPort is where the proxy listens.
const DefaultPort = 8080

const (
	First = iota
	Second
)

var names = []string{"a", "b"} // in order

// Runner runs.
type Runner[T any] struct {
	Name, Host string \`json:"name"\`
	Config
}

type Engine interface {
	// Stop ends it.
	Stop(name string) error
}

// Run starts it.
func (r *Runner[T]) Run(name string) bool {
	found := false
	// Look.
	for range name {
		found = true
	}
	return found
}

func New() *Runner[int] { return nil }
`;

const checkout = (files: Record<string, string>) => new Checkout(withFiles(files));
const digest = async (go: string, symbol: string) =>
  (await checkout({'a.go': go}).find({path: 'a.go', symbol})).digest;

describe('Go symbols', () => {
  it.each([
    'DefaultPort',
    'First',
    'Second',
    'names',
    'Runner',
    'Runner.Name',
    'Runner.Host',
    'Runner.Config',
    'Runner.Run',
    'Engine',
    'Engine.Stop',
    'New',
  ])('finds %s', async (symbol) => {
    expect(await digest(GO, symbol)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('shows a symbol with the comment above it', async () => {
    const {text} = await checkout({'a.go': GO}).find({path: 'a.go', symbol: 'Runner.Run'});
    expect(text).toMatch(/^\/\/ Run starts it\.\nfunc \(r/);
    expect(text).toMatch(/return found\n}$/);
  });

  it('says what a file declares when a symbol is missing', async () => {
    await expect(checkout({'a.go': GO}).find({path: 'a.go', symbol: 'Runner.Rum'})).rejects.toThrow(
      'a.go declares no Runner.Rum; did you mean Runner.Run?',
    );
  });

  it('names the line of a file that is not Go', async () => {
    await expect(
      checkout({'a.go': 'package a\n\nfunc (\n'}).find({path: 'a.go', symbol: 'A'}),
    ).rejects.toThrow(/not valid Go near line 3/);
  });
});

describe('digests of Go', () => {
  it.each([
    ['comments', GO.replace('// Look.', '// Search it.').replace('// Run starts it.', '')],
    [
      'white space',
      GO.replaceAll('\t', '    ').replace('found := false', 'found   :=   false\n\n'),
    ],
    ['other symbols', GO.replace('return nil', 'return &Runner[int]{}')],
  ])('stay when only %s change', async (_what, changed) => {
    expect(changed).not.toBe(GO);
    expect(await digest(changed, 'Runner.Run')).toBe(await digest(GO, 'Runner.Run'));
  });

  it('stay when a list is broken over several lines', async () => {
    const broken = GO.replace('{"a", "b"}', '{\n\t"a",\n\t"b",\n}');
    expect(await digest(broken, 'names')).toBe(await digest(GO, 'names'));
  });

  it.each([
    ['a value', 'found = true', 'found = name == ""'],
    [
      'a space inside a text',
      'Run(name string) bool {',
      'Run(name string) bool {\n\tprint("a  b")',
    ],
    ['the receiver', '(r *Runner[T])', '(r Runner[T])'],
    ['a directive', '// Run starts it.', '//go:noinline'],
    ['an annotation of the API', '// Run starts it.', '//\t@Failure\t418\t{string}\tstring'],
    ['an annotation of its parts', '// Run starts it.', '//\t\t@Success\t200\t{string}\tstring'],
    ['a marker a blank line above', '// Run starts it.', '//+kubebuilder:object:root=true\n'],
  ])('change with %s', async (_what, before, after) => {
    expect(await digest(GO.replace(before, after), 'Runner.Run')).not.toBe(
      await digest(GO, 'Runner.Run'),
    );
  });

  it('change with the place of a counted constant', async () => {
    const moved = GO.replace('First = iota', 'Zeroth = iota\n\tFirst');
    expect(await digest(moved, 'Second')).not.toBe(await digest(GO, 'Second'));
  });

  it('change with a marker of the resource definition', async () => {
    const type = (marker: string) => `package a\n\ntype A struct {\n\t${marker}\n\tB string\n}\n`;
    expect(await digest(type('// +kubebuilder:default=stdio'), 'A')).not.toBe(
      await digest(type('// +kubebuilder:default=sse'), 'A'),
    );
  });
});

describe('data files', () => {
  const files = {
    'values.yaml': 'operator:\n  image: a:v1 # image\n  ports:\n    - 8080\n',
    'two.yaml': 'kind: A\n---\nkind: B\n',
    'registry.json': '{"servers": {"a/b": {"image": "x"}}}',
    'template.yaml': '{{- if .Values.on }}\nkind: {{ .kind }}\n{{- end }}\n',
    'notes.md': '# Notes\n',
  };
  const find = (path: string, symbol?: string) =>
    checkout(files).find({path, ...(symbol === undefined ? {} : {symbol})});

  it('follows JSON pointers in YAML, JSON and files with several documents', async () => {
    expect((await find('values.yaml', '/operator/ports/0')).text).toBe('8080');
    expect((await find('registry.json', '/servers/a~1b/image')).text).toBe('"x"');
    expect((await find('two.yaml', '/1/kind')).text).toBe('"B"');
  });

  it('does not look at the order of keys, comments or quotes', async () => {
    const other = checkout({
      'values.yaml': "operator: {ports: [8080], image: 'a:v1'}",
    });
    expect((await other.find({path: 'values.yaml'})).digest).toBe(
      (await find('values.yaml')).digest,
    );
  });

  it('takes templates of charts and other files as text', async () => {
    expect((await find('template.yaml')).digest).toMatch(/^[0-9a-f]{16}$/);
    expect((await find('notes.md')).text).toBe('# Notes\n');
  });

  it.each([
    ['values.yaml', '/operator/imaeg', '/operator holds no "imaeg"; did you mean image?'],
    ['registry.json', '/servers/a~1b/imaeg', '/servers/a/b holds no "imaeg"; did you mean image?'],
    ['values.yaml', 'operator', 'is not a JSON pointer'],
    ['notes.md', 'Notes', 'leave "symbol" out'],
    ['gone.go', 'A', 'there is no file gone.go'],
  ])('says what is wrong with %s#%s', async (path, symbol, message) => {
    await expect(find(path, symbol)).rejects.toThrow(message);
  });
});
