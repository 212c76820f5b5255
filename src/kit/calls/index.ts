export { askAboutStoredCalls } from './atStart'
export { CallBeside, type CallBesideProps } from './CallBeside'
export {
  type Callable,
  callContact,
  callLogged,
  callText,
  type LogAddress,
  type LoggedCall,
  logCall,
  type MadeCall,
  placeCall,
  type UnloggedCall,
  unloggedCalls,
  withCall,
} from './callContact'
export { type Calling, useCalling } from './useCalling'
