import nprogress from 'nprogress';

// The bar that the theme shows on the way to another page, without the role that ARIA does not have.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});
