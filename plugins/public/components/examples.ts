import type { ComponentType } from 'react'
import type { Lazy } from '#src/plugin'

/** Example of a shared component, shown in its states with its source code. */
export interface Example {
  /** Name of the component and of the example file. */
  readonly name: string
  /** Other components in the example. */
  readonly also?: readonly string[]
  /** Module that exports the component. */
  readonly room: `#src/${string}`
  readonly example: Lazy<ComponentType>
}

/**
 * All examples by name. To add one, add a file in this folder, a line here and one in `sources.ts`. Few chunks, because
 * each chunk adds a line to the boot chunk.
 */
// biome-ignore format: one line per component
export const examples: readonly Example[] = [
  { name: 'Button', room: '#src/ui', also: ['DockButton', 'IconButton'], example: () => import(/* webpackChunkName: 'example-base' */ './Button') },
  { name: 'Cell', room: '#src/ui', also: ['CellCard', 'CellCards', 'CopyText', 'LinksCard', 'LongText', 'MenuGrid', 'PlaceActions', 'SumLine', 'SwipeActions'], example: () => import(/* webpackChunkName: 'example-base' */ './Cell') },
  { name: 'Chart', room: '#src/charts', also: ['preloadChart'], example: () => import(/* webpackChunkName: 'example-charts' */ './Chart') },
  { name: 'CheckInBody', room: '#src/checkIn', also: ['CheckInHistory', 'CheckInInputs', 'CheckInMap'], example: () => import(/* webpackChunkName: 'example-attachments' */ './CheckInBody') },
  { name: 'ChoiceField', room: '#src/ui', also: ['DateTimeField', 'IconChoice', 'MonthField', 'RangeField'], example: () => import(/* webpackChunkName: 'example-base' */ './ChoiceField') },
  { name: 'Comments', room: '#src/timelines', example: () => import(/* webpackChunkName: 'example-records' */ './Comments') },
  { name: 'ConflictNotice', room: '#src/detail', also: ['RecordSheet'], example: () => import(/* webpackChunkName: 'example-records' */ './ConflictNotice') },
  { name: 'Course', room: '#src/timelines', example: () => import(/* webpackChunkName: 'example-records' */ './Course') },
  { name: 'DataTable', room: '#src/tables', also: ['column', 'figures', 'useExport'], example: () => import(/* webpackChunkName: 'example-records' */ './DataTable') },
  { name: 'DueText', room: '#src/ui', example: () => import(/* webpackChunkName: 'example-base' */ './DueText') },
  { name: 'EquipmentInputs', room: '#src/equipment', also: ['PlateInputs'], example: () => import(/* webpackChunkName: 'example-attachments' */ './EquipmentInputs') },
  { name: 'Facts', room: '#src/detail', also: ['CopyButton', 'useFieldFacts', 'useHostActions'], example: () => import(/* webpackChunkName: 'example-records' */ './Facts') },
  { name: 'FileList', room: '#src/attachments', also: ['AudioList'], example: () => import(/* webpackChunkName: 'example-attachments' */ './FileList') },
  { name: 'FindField', room: '#src/choosers', also: ['PeopleGroups'], example: () => import(/* webpackChunkName: 'example-forms' */ './FindField') },
  { name: 'Gallery', room: '#src/attachments', example: () => import(/* webpackChunkName: 'example-attachments' */ './Gallery') },
  { name: 'GanttStrip', room: '#src/charts', example: () => import(/* webpackChunkName: 'example-charts' */ './GanttStrip') },
  { name: 'Graph', room: '#src/charts', also: ['GraphList'], example: () => import(/* webpackChunkName: 'example-charts' */ './Graph') },
  { name: 'Highlight', room: '#src/html', example: () => import(/* webpackChunkName: 'example-records' */ './Highlight') },
  { name: 'IndexList', room: '#src/indexes', example: () => import(/* webpackChunkName: 'example-indexes' */ './IndexList') },
  { name: 'ListRow', room: '#src/lists', also: ['ChoiceFilter', 'ChoiceRow', 'DaysFilter', 'FlagFilter', 'GroupedFilter', 'OrganisationsFilter', 'PeopleFilter', 'PickFilter', 'RangeFilter', 'SavedFilters', 'TreeFilter'], example: () => import(/* webpackChunkName: 'example-records' */ './ListRow') },
  { name: 'MoveSheet', room: '#src/forms', also: ['ReasonSheet'], example: () => import(/* webpackChunkName: 'example-forms' */ './MoveSheet') },
  { name: 'OptionList', room: '#src/ui', also: ['Chip', 'Chips', 'Segmented', 'Switch', 'Tabs'], example: () => import(/* webpackChunkName: 'example-base' */ './OptionList') },
  { name: 'PeriodPicker', room: '#src/periods', also: ['YearChips'], example: () => import(/* webpackChunkName: 'example-periods' */ './PeriodPicker') },
  { name: 'PersonInput', room: '#src/choosers', also: ['AddressInputs', 'BusinessInput', 'CompanyInput', 'ContactsInput', 'DictionaryInput', 'OrganisationInput', 'PlaceInput', 'TreeField'], example: () => import(/* webpackChunkName: 'example-forms' */ './PersonInput') },
  { name: 'Phone', room: '#src/ui', example: () => import(/* webpackChunkName: 'example-base' */ './Phone') },
  { name: 'PhotosInput', room: '#src/attachments', also: ['DictateButton', 'FilesInput', 'RecordingInput'], example: () => import(/* webpackChunkName: 'example-attachments' */ './PhotosInput') },
  { name: 'RowsInput', room: '#src/forms', example: () => import(/* webpackChunkName: 'example-forms' */ './RowsInput') },
  { name: 'SafeHtml', room: '#src/html', example: () => import(/* webpackChunkName: 'example-records' */ './SafeHtml') },
  { name: 'Scan', room: '#src/scanner', also: ['CardScan', 'LicenceScan', 'ScanButton'], example: () => import(/* webpackChunkName: 'example-base' */ './Scan') },
  { name: 'SectionCard', room: '#src/detail', also: ['CellSection', 'RecordHead', 'SectionError'], example: () => import(/* webpackChunkName: 'example-records' */ './SectionCard') },
  { name: 'Sheet', room: '#src/ui', also: ['ActionMenu', 'feedback'], example: () => import(/* webpackChunkName: 'example-base' */ './Sheet') },
  { name: 'Skeleton', room: '#src/ui', example: () => import(/* webpackChunkName: 'example-base' */ './Skeleton') },
  { name: 'Sparkline', room: '#src/charts', example: () => import(/* webpackChunkName: 'example-charts' */ './Sparkline') },
  { name: 'StateView', room: '#src/ui', also: ['InlineError', 'Notice', 'OfflineBar', 'RefusedView', 'RetryRow', 'Section', 'WaitingTag'], example: () => import(/* webpackChunkName: 'example-base' */ './StateView') },
  { name: 'StatusTag', room: '#src/ui', also: ['useCodeText'], example: () => import(/* webpackChunkName: 'example-base' */ './StatusTag') },
  { name: 'Tag', room: '#src/ui', also: ['Avatar', 'Badge', 'Delta', 'ScoreRing', 'StageMeter', 'TagList', 'WhyNow'], example: () => import(/* webpackChunkName: 'example-base' */ './Tag') },
  { name: 'TextField', room: '#src/ui', also: ['SearchField', 'TextArea'], example: () => import(/* webpackChunkName: 'example-base' */ './TextField') },
  { name: 'TextInput', room: '#src/forms', also: ['ChipsInput', 'ChoiceInput', 'DateInput', 'MonthInput', 'NumberInput', 'SwitchInput', 'useRecordForm'], example: () => import(/* webpackChunkName: 'example-forms' */ './TextInput') },
  { name: 'Tiles', room: '#src/ui', also: ['Bars', 'ShareBars', 'Stepper'], example: () => import(/* webpackChunkName: 'example-base' */ './Tiles') },
  { name: 'Timeline', room: '#src/timelines', also: ['TimelineRow', 'useWaiting'], example: () => import(/* webpackChunkName: 'example-records' */ './Timeline') },
  { name: 'VideoTile', room: '#src/ui', example: () => import(/* webpackChunkName: 'example-base' */ './VideoTile') },
  { name: 'VirtualRows', room: '#src/lists', example: () => import(/* webpackChunkName: 'example-base' */ './VirtualRows') },
  { name: 'WeekStrip', room: '#src/periods', also: ['MonthGrid'], example: () => import(/* webpackChunkName: 'example-periods' */ './WeekStrip') },
  { name: 'Wizard', room: '#src/ui', example: () => import(/* webpackChunkName: 'example-base' */ './Wizard') },
]
