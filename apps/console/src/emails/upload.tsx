import { CallFailed } from '@sextant/client/client'
import { maximumMessageBytes, receiveEmail } from '@sextant/contract/emails/endpoints'
import { byteSize } from '@sextant/domain/kit/byte-size'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { emailAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useTeamRef } from '../kit/workspace'
import { showFailure } from '../ui/dialogs'
import { FileButton } from '../ui/file-button'
import { notifyError, toast } from '../ui/notices'

/** The error text of a refused upload; null if only the generic dialog applies. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof CallFailed)) return null
  if (error.status === 413) return `Messages may be at most ${byteSize(maximumMessageBytes)}.`
  if (error.status === 415 || error.status === 422) return error.message
  return null
}

/** Uploads a message (`.eml`) and opens its page. Uploading the same message again opens the existing one. */
export function UploadEmail() {
  const team = useTeamRef()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const upload = useMutation({
    mutationFn: (file: File) => api.call(receiveEmail, { team, file }),
    onSuccess: async ({ data }) => {
      toast('Message received.')
      await queryClient.invalidateQueries({ queryKey: ['emails.list'] })
      await navigate({ href: emailAddress(team, data.id) })
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      if (refusal === null) showFailure()
      else notifyError(refusal)
    },
  })
  return (
    <FileButton
      label="Upload a message"
      inputLabel="Message file"
      accept=".eml,message/rfc822"
      busy={upload.isPending}
      onFile={upload.mutate}
    />
  )
}
