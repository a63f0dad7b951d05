import type {LoadContext, Plugin} from '@docusaurus/types';

type Make = (context: LoadContext) => Pick<Plugin, 'name' | 'postBuild'>;

/**
 * One plugin whose parts work on the finished build one after the other: the framework itself runs
 * all plugins at once, which is no good for those that read what others write.
 */
export function inOrder(...parts: readonly Make[]): (context: LoadContext) => Plugin {
  return (context) => {
    const plugins = parts.map((make) => make(context));
    return {
      name: plugins.map(({name}) => name).join('-then-'),
      async postBuild(props) {
        for (const plugin of plugins) await plugin.postBuild?.(props);
      },
    };
  };
}
