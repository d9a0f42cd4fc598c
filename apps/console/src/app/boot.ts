import '../styles.css'
import { hasSession } from '../kit/has-session'
import { nextTask } from '../kit/next-task'
import { currentUserUrl, preload } from '../kit/preload'

/**
 * The page's first script. It lets the browser paint the splash screen, then runs the files listed in the page one
 * after another, each in its own task. One of them is `main`, which renders the console. In development the list is
 * empty.
 */
async function boot(): Promise<void> {
  const signedIn = hasSession(document.cookie)
  if (signedIn) preload(currentUserUrl)
  // A hidden page is never painted, so there is nothing to wait for.
  if (!document.hidden) await new Promise(requestAnimationFrame)
  await nextTask()
  await import('react-dom/client')
  await nextTask()
  // Creating the first formatter makes the browser load its locale tables, which takes as long as running an entire
  // file.
  if (signedIn) new Intl.NumberFormat('en-US').format(0)
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    await nextTask()
    await import(/* @vite-ignore */ href)
  }
  await import('./main')
}

void boot()
