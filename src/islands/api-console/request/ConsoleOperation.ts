import type {OperationView} from '@toolhive-docs/api-spec';
import type {ChoiceField, FormField, TextField} from '../form/FormField';

/** One operation as the console needs it. */
export interface ConsoleOperation {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** Path template. */
  readonly path: string;
  readonly summary: string;
  readonly view: OperationView;
  readonly parameters: readonly ConsoleParameter[];
  readonly body: ConsoleBody | undefined;
}

export interface ConsoleParameter {
  /** `path.name`: place and name. */
  readonly key: string;
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly field: TextField | ChoiceField;
  readonly example: string;
}

export interface ConsoleBody {
  /** Media type, without parameters. */
  readonly type: string;
  readonly field: FormField;
  /** At least one. */
  readonly examples: readonly {readonly title: string; readonly value: unknown}[];
}
