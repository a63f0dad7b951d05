import type {FenceRule} from '../rule';
import {jsonFence} from './jsonFence';
import {mermaidFence} from './mermaidFence';
import {outputFence} from './outputFence';
import {pythonFence} from './pythonFence';
import {scriptFence} from './scriptFence';
import {shellFence} from './shellFence';
import {usageFence} from './usageFence';
import {yamlFence} from './yamlFence';

/** The first rule that applies checks a fence. */
export const fenceRules: readonly FenceRule[] = [
  outputFence,
  shellFence,
  yamlFence,
  jsonFence,
  mermaidFence,
  usageFence,
  pythonFence,
  scriptFence,
];
