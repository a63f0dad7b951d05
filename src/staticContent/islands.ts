import {lazy, type ComponentType} from 'react';

/** A part of a page's text that needs React, and where it stands. */
export interface Island {
  element: Element;
  key: string;
  Component: ComponentType<{value: string}>;
  value: string;
}

/** Kinds of islands, by the value of `data-island`; each is loaded when a page has one. */
const COMPONENTS: Readonly<Record<string, ComponentType<{value: string}>>> = {
  diagram: lazy(() => import('./DiagramIsland')),
};

/** The islands of a page's text, in order. */
export function findIslands(root: Element): Island[] {
  return [...root.querySelectorAll<HTMLElement>('[data-island]')].flatMap((element, index) => {
    const Component = COMPONENTS[element.dataset.island ?? ''];
    return Component ? [{element, key: String(index), Component, value: element.dataset.value ?? ''}] : [];
  });
}
