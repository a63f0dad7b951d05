// Every style sheet that pages may need: the framework's and the theme's, then ours. A build takes the sheets out of this
// module and drops its script; what no page uses is removed (plugins/unused-css).
import '@generated/client-modules';

import.meta.webpackContext('@docusaurus/theme-classic/lib/theme', {regExp: /\.module\.css$/});
import.meta.webpackContext('..', {regExp: /^(?!.*(Landing|ApiReference)).*\.module\.css$/});
