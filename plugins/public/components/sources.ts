import Button from './Button.tsx?source'
import Cell from './Cell.tsx?source'
import Chart from './Chart.tsx?source'
import CheckInBody from './CheckInBody.tsx?source'
import ChoiceField from './ChoiceField.tsx?source'
import Comments from './Comments.tsx?source'
import ConflictNotice from './ConflictNotice.tsx?source'
import ContactsCard from './ContactsCard.tsx?source'
import Course from './Course.tsx?source'
import DataTable from './DataTable.tsx?source'
import DueText from './DueText.tsx?source'
import EquipmentInputs from './EquipmentInputs.tsx?source'
import Facts from './Facts.tsx?source'
import FileList from './FileList.tsx?source'
import FindField from './FindField.tsx?source'
import Gallery from './Gallery.tsx?source'
import GanttStrip from './GanttStrip.tsx?source'
import Graph from './Graph.tsx?source'
import Highlight from './Highlight.tsx?source'
import IndexList from './IndexList.tsx?source'
import ListRow from './ListRow.tsx?source'
import MoveSheet from './MoveSheet.tsx?source'
import OptionList from './OptionList.tsx?source'
import PeriodPicker from './PeriodPicker.tsx?source'
import PersonInput from './PersonInput.tsx?source'
import Phone from './Phone.tsx?source'
import PhotosInput from './PhotosInput.tsx?source'
import RowsInput from './RowsInput.tsx?source'
import SafeHtml from './SafeHtml.tsx?source'
import Scan from './Scan.tsx?source'
import SectionCard from './SectionCard.tsx?source'
import Sheet from './Sheet.tsx?source'
import Skeleton from './Skeleton.tsx?source'
import Sparkline from './Sparkline.tsx?source'
import StateView from './StateView.tsx?source'
import StatusTag from './StatusTag.tsx?source'
import Tag from './Tag.tsx?source'
import TextField from './TextField.tsx?source'
import TextInput from './TextInput.tsx?source'
import Tiles from './Tiles.tsx?source'
import Timeline from './Timeline.tsx?source'
import VideoTile from './VideoTile.tsx?source'
import VirtualRows from './VirtualRows.tsx?source'
import WeekStrip from './WeekStrip.tsx?source'
import Wizard from './Wizard.tsx?source'

/** Source texts of the example files, by name, so that the code shown is the code that runs. */
export const sources: Readonly<Record<string, string>> = {
  Button,
  Cell,
  Chart,
  CheckInBody,
  ChoiceField,
  Comments,
  ConflictNotice,
  ContactsCard,
  Course,
  DataTable,
  DueText,
  EquipmentInputs,
  Facts,
  FileList,
  FindField,
  Gallery,
  GanttStrip,
  Graph,
  Highlight,
  IndexList,
  ListRow,
  MoveSheet,
  OptionList,
  PeriodPicker,
  PersonInput,
  Phone,
  PhotosInput,
  RowsInput,
  SafeHtml,
  Scan,
  SectionCard,
  Sheet,
  Skeleton,
  Sparkline,
  StateView,
  StatusTag,
  Tag,
  TextField,
  TextInput,
  Tiles,
  Timeline,
  VideoTile,
  VirtualRows,
  WeekStrip,
  Wizard,
}
