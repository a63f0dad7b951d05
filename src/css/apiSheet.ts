// Styles of the API reference alone.
import.meta.webpackContext('../components/ApiReference', {regExp: /\.module\.css$/});
