import type { ComponentType } from 'react'
import type { Lazy } from '#platform/plugin'

/** Example of a shared component, shown in its states with its source code. */
export interface Example {
  /** Name of the component and of the example file. */
  readonly name: string
  /** Other components in the example. */
  readonly also?: readonly string[]
  /** Module that exports the component. */
  readonly room: `#${string}/${string}`
  readonly example: Lazy<ComponentType>
}

/**
 * All examples by name. To add one, add a file in this folder, a line here and one in `sources.ts`. Few chunks, because
 * each chunk adds a line to the boot chunk.
 */
// biome-ignore format: one line per component
export const examples: readonly Example[] = [
  { name: 'Button', room: '#ui/components', also: ['DockButton', 'IconButton'], example: () => import(/* webpackChunkName: 'example-base' */ './Button') },
  { name: 'Cell', room: '#ui/components', also: ['CellCard', 'CellCards', 'CopyText', 'DateBadge', 'LinksCard', 'LongText', 'MenuGrid', 'PlaceActions', 'SumFigure', 'SumLine', 'SwipeActions'], example: () => import(/* webpackChunkName: 'example-base' */ './Cell') },
  { name: 'Chart', room: '#kit/charts', example: () => import(/* webpackChunkName: 'example-charts' */ './Chart') },
  { name: 'CheckInBody', room: '#domain/checkIn', also: ['CheckInCells', 'CheckInHistory', 'CheckInInputs', 'CheckInMap', 'CheckInReviewTag'], example: () => import(/* webpackChunkName: 'example-attachments' */ './CheckInBody') },
  { name: 'ChoiceField', room: '#ui/components', also: ['DateTimeField', 'IconChoice', 'MonthField', 'RangeField'], example: () => import(/* webpackChunkName: 'example-base' */ './ChoiceField') },
  { name: 'Comments', room: '#ui/timelines', example: () => import(/* webpackChunkName: 'example-records' */ './Comments') },
  { name: 'ConflictNotice', room: '#kit/detail', also: ['RecordSheet'], example: () => import(/* webpackChunkName: 'example-records' */ './ConflictNotice') },
  { name: 'ContactsCard', room: '#domain/contacts', also: ['ContactTag', 'useCallables', 'useCalling'], example: () => import(/* webpackChunkName: 'example-records' */ './ContactsCard') },
  { name: 'Course', room: '#ui/timelines', also: ['ActCourse'], example: () => import(/* webpackChunkName: 'example-records' */ './Course') },
  { name: 'DataTable', room: '#kit/tables', also: ['column', 'figures', 'useExport'], example: () => import(/* webpackChunkName: 'example-records' */ './DataTable') },
  { name: 'DueText', room: '#ui/components', example: () => import(/* webpackChunkName: 'example-base' */ './DueText') },
  { name: 'EquipmentInputs', room: '#domain/equipment', also: ['PlateInputs'], example: () => import(/* webpackChunkName: 'example-attachments' */ './EquipmentInputs') },
  { name: 'Facts', room: '#kit/detail', also: ['FactsCard', 'CopyButton', 'useFieldFacts', 'useHostActions'], example: () => import(/* webpackChunkName: 'example-records' */ './Facts') },
  { name: 'FileList', room: '#kit/attachments', also: ['AudioList', 'RecordedAudio'], example: () => import(/* webpackChunkName: 'example-attachments' */ './FileList') },
  { name: 'FindField', room: '#domain/choosers', also: ['PeopleGroups'], example: () => import(/* webpackChunkName: 'example-forms' */ './FindField') },
  { name: 'Gallery', room: '#kit/attachments', also: ['Media'], example: () => import(/* webpackChunkName: 'example-attachments' */ './Gallery') },
  { name: 'GanttStrip', room: '#kit/charts', example: () => import(/* webpackChunkName: 'example-charts' */ './GanttStrip') },
  { name: 'Graph', room: '#kit/charts', also: ['GraphList'], example: () => import(/* webpackChunkName: 'example-charts' */ './Graph') },
  { name: 'Highlight', room: '#ui/html', example: () => import(/* webpackChunkName: 'example-records' */ './Highlight') },
  { name: 'IndexList', room: '#ui/indexes', example: () => import(/* webpackChunkName: 'example-indexes' */ './IndexList') },
  { name: 'ListRow', room: '#kit/lists', also: ['ChoiceFilter', 'ChoiceRow', 'DaysFilter', 'FlagFilter', 'GroupedFilter', 'OrganisationsFilter', 'PeopleFilter', 'PickFilter', 'RangeFilter', 'RowTags', 'SavedFilters', 'TreeFilter'], example: () => import(/* webpackChunkName: 'example-records' */ './ListRow') },
  { name: 'MoveSheet', room: '#kit/forms', also: ['ReasonSheet', 'useDecision'], example: () => import(/* webpackChunkName: 'example-forms' */ './MoveSheet') },
  { name: 'OptionList', room: '#ui/components', also: ['Chip', 'Chips', 'Segmented', 'Switch', 'Tabs'], example: () => import(/* webpackChunkName: 'example-base' */ './OptionList') },
  { name: 'PeriodPicker', room: '#ui/periods', also: ['YearChips'], example: () => import(/* webpackChunkName: 'example-periods' */ './PeriodPicker') },
  { name: 'PersonInput', room: '#domain/choosers', also: ['AddressInputs', 'BusinessInput', 'CompanyInput', 'ContactsInput', 'DictionaryInput', 'FindInput', 'OrganisationInput', 'PlaceInput', 'SubjectInput', 'TreeField'], example: () => import(/* webpackChunkName: 'example-forms' */ './PersonInput') },
  { name: 'Phone', room: '#ui/components', example: () => import(/* webpackChunkName: 'example-base' */ './Phone') },
  { name: 'PhotosInput', room: '#kit/attachments', also: ['DictateButton', 'FilesInput', 'RecordingInput'], example: () => import(/* webpackChunkName: 'example-attachments' */ './PhotosInput') },
  { name: 'RowsInput', room: '#kit/forms', example: () => import(/* webpackChunkName: 'example-forms' */ './RowsInput') },
  { name: 'SafeHtml', room: '#ui/html', example: () => import(/* webpackChunkName: 'example-records' */ './SafeHtml') },
  { name: 'Scan', room: '#kit/scanner', also: ['CardScan', 'LicenceScan', 'PersonPick', 'ScanButton'], example: () => import(/* webpackChunkName: 'example-base' */ './Scan') },
  { name: 'SectionCard', room: '#kit/detail', also: ['CellSection', 'HeadAddress', 'HeadFacts', 'RecordHead', 'ScoreCard', 'SectionError'], example: () => import(/* webpackChunkName: 'example-records' */ './SectionCard') },
  { name: 'Sheet', room: '#ui/components', also: ['ActionMenu', 'feedback'], example: () => import(/* webpackChunkName: 'example-base' */ './Sheet') },
  { name: 'Skeleton', room: '#ui/components', example: () => import(/* webpackChunkName: 'example-base' */ './Skeleton') },
  { name: 'Sparkline', room: '#kit/charts', example: () => import(/* webpackChunkName: 'example-charts' */ './Sparkline') },
  { name: 'StateView', room: '#ui/components', also: ['InlineError', 'Notice', 'OfflineBar', 'RefusedView', 'RetryRow', 'Section', 'WaitingTag'], example: () => import(/* webpackChunkName: 'example-base' */ './StateView') },
  { name: 'StatusTag', room: '#ui/components', also: ['useCodeText'], example: () => import(/* webpackChunkName: 'example-base' */ './StatusTag') },
  { name: 'Tag', room: '#ui/components', also: ['Avatar', 'Badge', 'Delta', 'ScoreRing', 'StageMeter', 'TagGroup', 'TagLine', 'TagList', 'UrgentDate', 'WhyNow'], example: () => import(/* webpackChunkName: 'example-base' */ './Tag') },
  { name: 'TextField', room: '#ui/components', also: ['SearchField', 'TextArea'], example: () => import(/* webpackChunkName: 'example-base' */ './TextField') },
  { name: 'TextInput', room: '#kit/forms', also: ['ChipsInput', 'ChoiceInput', 'DateInput', 'MonthInput', 'NumberInput', 'OptionsInput', 'PhraseChips', 'SwitchInput', 'useRecordForm'], example: () => import(/* webpackChunkName: 'example-forms' */ './TextInput') },
  { name: 'Tiles', room: '#ui/components', also: ['Bars', 'ShareBars', 'Stepper'], example: () => import(/* webpackChunkName: 'example-base' */ './Tiles') },
  { name: 'Timeline', room: '#ui/timelines', also: ['EventBody', 'TimelineCard', 'TimelineRow', 'useWaiting'], example: () => import(/* webpackChunkName: 'example-records' */ './Timeline') },
  { name: 'VideoTile', room: '#ui/components', example: () => import(/* webpackChunkName: 'example-base' */ './VideoTile') },
  { name: 'VirtualRows', room: '#kit/lists', example: () => import(/* webpackChunkName: 'example-base' */ './VirtualRows') },
  { name: 'WeekStrip', room: '#ui/periods', also: ['MonthGrid'], example: () => import(/* webpackChunkName: 'example-periods' */ './WeekStrip') },
  { name: 'Wizard', room: '#ui/components', example: () => import(/* webpackChunkName: 'example-base' */ './Wizard') },
]
