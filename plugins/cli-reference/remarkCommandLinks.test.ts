import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {remarkCommandLinks} from './remarkCommandLinks';
import {specFile} from './testing/spec';

const parser = unified().use(remarkParse).use(remarkMdx);
const check =
  (text: string, path = 'docs/toolhive/guides-cli/run.mdx') =>
  () =>
    remarkCommandLinks({specFile})(parser.parse(text), {path});

describe('links to command pages', () => {
  it.each([
    '[run](../reference/cli/thv_run.mdx)',
    '[run](../reference/cli/thv_run.mdx#--transport)',
    '[run](../reference/cli/thv_run.mdx#--debug)',
    '[run](/toolhive/reference/cli/thv_run#--transport)',
    '[examples](../reference/cli/thv_run.mdx#examples)',
    '[index](/toolhive/reference/cli/)',
    '[elsewhere](https://example.com/reference/cli/thv_nothing)',
    '[other](./thv_nothing.mdx)',
  ])('accepts %s', (text) => {
    expect(check(text)).not.toThrow();
  });

  it('fails with file, line, the link and the nearest command', () => {
    expect(check('First.\n\nSee [it](../reference/cli/thv_rnu.mdx).')).toThrow(
      'docs/toolhive/guides-cli/run.mdx:3 link ../reference/cli/thv_rnu.mdx: there is no command page thv_rnu; did you mean thv_run?',
    );
  });

  it('fails with the nearest flag', () => {
    expect(check('[it](../reference/cli/thv_serve.mdx#--prot)')).toThrow(
      'thv serve has no flag --prot; did you mean --port?',
    );
  });

  it('does not accept a hidden flag, which has no anchor', () => {
    expect(check('[it](../reference/cli/thv_run.mdx#--k8s-pod-patch)')).toThrow(
      'thv run has no flag --k8s-pod-patch',
    );
  });

  it('reports every wrong link of a page at once, definitions included', () => {
    const text =
      '[a](../reference/cli/thv_x.mdx)\n\n[b][ref]\n\n[ref]: ../reference/cli/thv_run.mdx#--x';
    expect(check(text)).toThrow(/run\.mdx:1 link .*\n.*run\.mdx:5 link /);
  });

  it('reads a link between command pages', () => {
    expect(check('[it](./thv_rnu.mdx)', 'docs/toolhive/reference/cli/thv.mdx')).toThrow(
      'no command page thv_rnu',
    );
  });

  it.each([
    'versioned_docs/version-v0.0.40',
    'i18n/de/docusaurus-plugin-content-docs/version-v0.0.40',
  ])('leaves pages of frozen versions alone: %s', (folder) => {
    const page = `/site/${folder}/toolhive/guides-cli/run.mdx`;
    expect(check('[it](../reference/cli/thv_old.mdx)', page)).not.toThrow();
  });

  it('reads translations of the pages of now', () => {
    const page = '/site/i18n/de/docusaurus-plugin-content-docs/current/toolhive/guides-cli/run.mdx';
    expect(check('[it](../reference/cli/thv_old.mdx)', page)).toThrow('no command page thv_old');
  });
});
