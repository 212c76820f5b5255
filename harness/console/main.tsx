import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './Console'
import { ConsoleStore } from './ConsoleStore'
import './console.css'

/* /harness.html: the app in simulated phones, with every condition of host, network and back end beside it. */

const root = document.getElementById('console')
if (!root) throw new Error('harness.html has no #console')
const store = new ConsoleStore()
void store.start()
createRoot(root).render(
  <StrictMode>
    <Console store={store} />
  </StrictMode>,
)
