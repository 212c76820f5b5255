import { Highlight } from '#ui/html'
import { Shown } from './Shown'

export default function HighlightExample() {
  return (
    <Shown state="highlighted" pad>
      <p>
        <Highlight text="Guangda Glass Works (Foshan)" hits={[[8, 13]]} />
      </p>
      <p>
        <Highlight
          text="佛山市广达玻璃制品有限公司"
          hits={[
            [3, 5],
            [4, 7],
          ]}
        />
      </p>
    </Shown>
  )
}
