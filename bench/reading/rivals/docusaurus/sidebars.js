const tree = require('./sidebar.json');

// Groups at the top are open, as ours are.
const item = ({label, link, items}, depth) => {
  const id = link?.slice(1).replace(/\/$/, '/index');
  if (!items) return {type: 'doc', id, label};
  return {
    type: 'category',
    label,
    collapsed: depth > 0,
    ...(id ? {link: {type: 'doc', id}} : {}),
    items: items.map((child) => item(child, depth + 1)),
  };
};

module.exports = {docs: tree.map((entry) => item(entry, 0))};
