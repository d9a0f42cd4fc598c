import '../styles.css'
import { currentUserUrl, requestEarly } from '../kit/early-requests'
import { hasSession } from '../kit/has-session'
import { nextTask } from '../kit/next-task'

/**
 * What the page runs first: it lets the first sight be drawn, and then runs the files that the page names one after
 * another, each as a task of its own. `main` among them draws the console; nothing is named where it is developed.
 */
async function boot(): Promise<void> {
  const signedIn = hasSession(document.cookie)
  if (signedIn) requestEarly(currentUserUrl)
  // Where nobody looks nothing is drawn, and there is nothing to wait for.
  if (!document.hidden) await new Promise(requestAnimationFrame)
  await nextTask()
  await import('react-dom/client')
  await nextTask()
  // For its first formatter a browser reads the tables of all languages, which takes as long as a whole file.
  if (signedIn) new Intl.NumberFormat('en-US').format(0)
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    await nextTask()
    await import(/* @vite-ignore */ href)
  }
  await import('./main')
}

void boot()
