import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startBackend } from '../worker/startBackend'
import { Console } from './Console'
import { ConsoleStore } from './ConsoleStore'
import './console.css'

/* /harness.html: the app in simulated phones, with every condition of host, network and back end beside it. */

const root = document.getElementById('console')
if (!root) throw new Error('harness.html has no #console')
const store = new ConsoleStore()
startBackend()
  .then(store.start)
  .catch((error: unknown) => store.fail(error))
createRoot(root).render(
  <StrictMode>
    <Console store={store} />
  </StrictMode>,
)
