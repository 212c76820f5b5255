// The rules are free of React, so that rules and simulators of areas run them in plain Node.

export { coreName, dice, type PlaceNames } from './names'
export { type Profile, type ProfileValues, profileFields } from './profile'
export { scaleCodes } from './scale'
