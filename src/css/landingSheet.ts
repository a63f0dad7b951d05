// Styles of the start page alone.
import.meta.webpackContext('../components/Landing', {regExp: /\.module\.css$/});
