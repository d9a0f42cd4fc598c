import { Copyable } from '../ui/copy'
import { Disclosure } from '../ui/disclosure'

const instructions: readonly (readonly [name: string, steps: readonly string[]])[] = [
  [
    'From Gmail',
    [
      'Open Settings → See all settings → Forwarding and POP/IMAP.',
      'Select Add a forwarding address and enter the address above. Google sends a confirmation code to it: find it below among the recent emails.',
      'Enter the code, then open Filters and create one: From is the supplier’s domain, Forward it to is the address above.',
    ],
  ],
  [
    'From Outlook or Microsoft 365',
    [
      'Open Settings → Mail → Rules and select Add new rule.',
      'For the condition, choose Sender address includes and enter the suppliers’ domains.',
      'For the action, choose Redirect to and enter the address above. Redirect keeps the original sender; Forward also works.',
      'Some organizations block external forwarding. In that case, ask your administrator to create a mail flow rule.',
    ],
  ],
  [
    'Manually, from anywhere',
    [
      'Open a booking confirmation and forward it to the address above.',
      'Attachments and the original text are included. The traveler is identified by the name and email address in the booking.',
    ],
  ],
]

/** How to forward booking emails to an address. */
export const ForwardingSteps = ({ address }: { address: string }) => (
  <div className="flex flex-col gap-3">
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-muted">Forward booking email to</span>
      <Copyable item="Address" text={address} />
    </p>
    {instructions.map(([name, steps]) => (
      <Disclosure key={name} summary={name}>
        <ol className="ml-5 flex list-decimal flex-col gap-1">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Disclosure>
    ))}
  </div>
)
