import {Component, type ReactNode} from 'react';
import * as strings from '../../i18n/en/strings';

interface State {
  readonly error?: Error | undefined;
}

/** Says that a part of the page failed, and why (spec §8). */
export class CrashBoundary extends Component<{children: ReactNode}, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return {error};
  }

  override render(): ReactNode {
    const {error} = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="page-screen">
        <div role="alert">
          <h2>{strings.pageCrashed}</h2>
          <p>{error.message}</p>
        </div>
        <button type="button" onClick={() => this.setState({error: undefined})}>
          {strings.tryAgain}
        </button>
      </div>
    );
  }
}
