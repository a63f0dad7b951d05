export {hostingAnalyticsPlugin} from './hostingAnalyticsPlugin';
export {tagAnalyticsPlugin} from './tagAnalyticsPlugin';
