// Reason: search and tools read which kind of page this is; the framework has no place for it.
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadata(): ReactNode {
  const {kind} = useDoc().frontMatter as {kind?: string};
  return (
    <>
      <Metadata />
      {kind && (
        <Head>
          <meta name="docs:kind" content={kind} />
        </Head>
      )}
    </>
  );
}
