import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {mayCount} from './mayCount';

// The provider's package adds its script, which follows the browser's history by itself, and says in
// the console when that script does not come. So there is nothing to do where the package does not.
if (ExecutionEnvironment.canUseDOM && mayCount())
  void import('@docusaurus/plugin-vercel-analytics/lib/analytics').catch(() => undefined);
