export { type Compared, ConflictNotice, type ConflictNoticeProps } from './ConflictNotice'
export { DetailScreen, type DetailScreenProps, type PartTab } from './DetailScreen'
export { type Fact, Facts, FactsCard, type FactsCardProps, type FactsProps } from './Facts'
export { fieldText, useFieldFacts } from './fieldFacts'
export { LinksCard, type LinksCardProps, linkTo, type PageLink } from './LinksCard'
export { type Opened, recordData, useRecord } from './opened'
export type { Part, Some } from './parts'
export { QueryPage, type QueryPageProps } from './QueryPage'
export { HeadAddress, type HeadAddressProps, HeadFacts, RecordHead, type RecordHeadProps } from './RecordHead'
export { RecordSheet, type RecordSheetProps } from './RecordSheet'
export { ResourcePage, type ResourcePageProps, ResourceView, type ResourceViewProps } from './ResourceView'
export { type PartScore, ScoreCard, type ScoreCardProps } from './ScoreCard'
export {
  CellSection,
  type CellSectionProps,
  Loaded,
  type LoadedProps,
  SectionCard,
  type SectionCardProps,
  type SectionData,
  SectionError,
  type SectionErrorProps,
} from './SectionCard'
export { TimelineCard, type TimelineCardProps, type TimelineData } from './TimelineCard'
export { CopyButton, type CopyButtonProps, type HostActions, useHostActions } from './useHostActions'
export type { Neighbours } from './useNeighbours'
export { WithoutSubject, type WithoutSubjectProps } from './WithoutSubject'
