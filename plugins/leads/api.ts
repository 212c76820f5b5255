/** Every call of the leads area (wire.md 'Which call serves what (leads)'), converted to and from the area's types. */
export * from './api/details'
export * from './api/dictionaries'
export * from './api/lead'
export * from './api/lists'
export * from './api/moves'
export type { Label } from './api/shared'
export * from './api/tool'
export * from './api/tracks'
