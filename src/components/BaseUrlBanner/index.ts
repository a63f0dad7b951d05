export {BaseUrlBanner} from './BaseUrlBanner';
