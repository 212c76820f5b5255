export { ActionMenu, type ActionMenuProps, type MenuAction } from './ActionMenu'
export { Avatar, type AvatarProps, initialsOf } from './Avatar'
export { type BarRow, Bars } from './Bars'
export { Button, type ButtonProps } from './Button'
export { Card, type CardProps } from './Card'
export { Cell, type CellProps } from './Cell'
export { CellCard, type CellCardProps, CellCards, type CellCardsProps, CellList, type KeyedCell } from './CellCard'
export { Chip, type ChipProps } from './Chip'
export { Chips, type ChipsProps } from './Chips'
export { ChoiceField, type ChoiceFieldProps } from './ChoiceField'
export { CopyText, type CopyTextProps } from './CopyText'
export { DateBadge, type DateBadgeProps } from './DateBadge'
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField'
export { DockButton, type DockButtonProps } from './DockButton'
export { DueText, type DueTextProps } from './DueText'
export { classes, rootScale } from './dom'
export { FeedbackHost } from './FeedbackHost'
export { type ControlProps, Field, type FieldProps } from './Field'
export { Icon, type IconProps } from './Icon'
export { IconButton, type IconButtonProps } from './IconButton'
export { IconChoice, type IconChoiceProps } from './IconChoice'
export { InlineError, type InlineErrorProps, RetryRow, type RetryRowProps } from './InlineError'
export { LongText, type LongTextProps } from './LongText'
export { MenuGrid, type MenuGridItem } from './MenuGrid'
export { MonthField, type MonthFieldProps } from './MonthField'
export { NavBar, type NavBarProps, NavNote } from './NavBar'
export { Notice, type NoticeProps } from './Notice'
export { OfflineBar, type OfflineBarProps } from './OfflineBar'
export { type Option, OptionList, type OptionListProps } from './OptionList'
export { closeTopOverlay, lessMotion, overlayRoot, useOverlay } from './overlays'
export { PageFrame, type PageFrameProps } from './PageFrame'
export { Phone, type PhoneProps } from './Phone'
export { type PlaceAction, PlaceActions } from './PlaceActions'
export { PullToRefresh, type PullToRefreshProps } from './PullToRefresh'
export { type Range, RangeField, type RangeFieldProps } from './RangeField'
export { ScoreRing, type ScoreRingProps } from './ScoreRing'
export { SearchField, type SearchFieldProps } from './SearchField'
export { Section, type SectionProps, type SectionState } from './Section'
export { Segmented, type SegmentedProps } from './Segmented'
export { ShareBars, type ShareRow } from './ShareBars'
export { Sheet, type SheetProps } from './Sheet'
export {
  SkeletonBar,
  SkeletonCards,
  SkeletonChart,
  SkeletonDetail,
  SkeletonForm,
  SkeletonLines,
  SkeletonMap,
  SkeletonOptions,
  SkeletonRows,
  SkeletonTiles,
} from './Skeleton'
export { STAGE_BARS, type Stage, StageMeter } from './StageMeter'
export { RefusedView, StateView, type StateViewProps } from './StateView'
export { type Step, Stepper } from './Stepper'
export { SumFigure, type SumFigureProps, SumLine, type SumLineProps } from './SumLine'
export { type SwipeAction, SwipeActions, type SwipeActionsProps } from './SwipeActions'
export { Switch, type SwitchProps } from './Switch'
export { shortened } from './shortened'
export type { StateKind } from './stateArt'
export { type Tab, Tabs, type TabsProps } from './Tabs'
export {
  Badge,
  Delta,
  StatusTag,
  type StatusTagProps,
  Tag,
  TagList,
  type TagListProps,
  type TagProps,
  WaitingTag,
} from './Tag'
export { type KeyedTag, TagGroup, TagLine } from './TagGroup'
export { TextArea, type TextAreaProps } from './TextArea'
export { TextField, type TextFieldProps } from './TextField'
export { type Tile, Tiles } from './Tiles'
export { EventBody, type EventBodyProps, Timeline, type TimelineEvent, TimelineRow } from './Timeline'
export { useActiveFirst } from './useActiveFirst'
export { useAdvice } from './useAdvice'
export { useFailureToast } from './useFailureToast'
export { type Formats, useCodeText, useFormats, usePageTools } from './useFormats'
export { useIsShown } from './useIsShown'
export { useLongPress } from './useLongPress'
export { useNear } from './useNear'
export { useNow } from './useNow'
export { useVideoOutcome, VideoTile, type VideoTileProps } from './VideoTile'
export { Attention, type Urgency, UrgentDate, WhyNow, type WhyNowProps } from './WhyNow'
export { Wizard, type WizardProps } from './Wizard'
