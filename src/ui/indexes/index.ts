export { type City, findCities, loadCities } from './cities'
export { IndexList, type IndexListProps } from './IndexList'
